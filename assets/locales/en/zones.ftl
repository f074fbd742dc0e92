# Time zones, by the names that people give them. Cities in other languages: Unicode CLDR (exemplar cities).

# Buttons to choose one: a name and its zone.
near-zones =
    Los Angeles America/Los_Angeles, Denver America/Denver, Chicago America/Chicago,
    New York America/New_York, São Paulo America/Sao_Paulo, London Europe/London, Berlin Europe/Berlin,
    Kyiv Europe/Kyiv, Dubai Asia/Dubai, Kolkata Asia/Kolkata, Singapore Asia/Singapore, Tokyo Asia/Tokyo,
    Sydney Australia/Sydney, Auckland Pacific/Auckland, UTC UTC

# Typed names: cities that zones are not named after, and abbreviations in their local meaning.
words-zones =
    ET America/New_York, EST America/New_York, EDT America/New_York, CT America/Chicago,
    CST America/Chicago, CDT America/Chicago, MT America/Denver, MST America/Denver, MDT America/Denver,
    PT America/Los_Angeles, PST America/Los_Angeles, PDT America/Los_Angeles, MSK Europe/Moscow,
    CET Europe/Berlin, CEST Europe/Berlin, EET Europe/Kyiv, EEST Europe/Kyiv, WET Europe/Lisbon,
    WEST Europe/Lisbon, BST Europe/London, IST Asia/Kolkata, SGT Asia/Singapore, HKT Asia/Hong_Kong,
    KST Asia/Seoul, AEST Australia/Sydney, AEDT Australia/Sydney, NZST Pacific/Auckland,
    NZDT Pacific/Auckland, BRT America/Sao_Paulo, ART America/Argentina/Buenos_Aires, Beijing Asia/Shanghai,
    Peking Asia/Shanghai, Guangzhou Asia/Shanghai, Shenzhen Asia/Shanghai, Delhi Asia/Kolkata,
    New Delhi Asia/Kolkata, Mumbai Asia/Kolkata, Bangalore Asia/Kolkata, St Petersburg Europe/Moscow,
    Saint Petersburg Europe/Moscow, Munich Europe/Berlin, Hamburg Europe/Berlin, Frankfurt Europe/Berlin,
    Geneva Europe/Zurich, Milan Europe/Rome, Barcelona Europe/Madrid, Manchester Europe/London,
    Edinburgh Europe/London, San Francisco America/Los_Angeles, Seattle America/Los_Angeles,
    Las Vegas America/Los_Angeles, Washington America/New_York, Boston America/New_York,
    Miami America/New_York, Atlanta America/New_York, Philadelphia America/New_York,
    Houston America/Chicago, Dallas America/Chicago, Austin America/Chicago, Montreal America/Toronto,
    Ottawa America/Toronto, Calgary America/Edmonton, Rio de Janeiro America/Sao_Paulo,
    Abu Dhabi Asia/Dubai, Tel Aviv Asia/Jerusalem, Hanoi Asia/Ho_Chi_Minh, Ankara Europe/Istanbul,
    Canberra Australia/Sydney, Wellington Pacific/Auckland, Cape Town Africa/Johannesburg
