/** Two or three digits, and a unit in the language's script. */
export interface QuantityFormats {
  /** Adds an SI prefix to a large count: `360`, `121 k`, `1.2 M`. */
  readonly formatCount: (value: number) => string;
  /** `0.4 ms`, `54 ms`, `1.6 s`. */
  readonly formatTime: (milliseconds: number) => string;
  /** `720 B`, `21 kB`, `34 MB`. */
  readonly formatMemory: (bytes: number) => string;
}

/** Units from small to large, for all scripts except Cyrillic. */
const LATIN_UNITS = {
  countUnits: ['', 'k', 'M', 'G', 'T'],
  timeUnits: ['ms', 's'],
  byteUnits: ['B', 'kB', 'MB', 'GB'],
};
const CYRILLIC_UNITS: typeof LATIN_UNITS = {
  countUnits: ['', 'к', 'М', 'Г', 'Т'],
  timeUnits: ['мс', 'с'],
  byteUnits: ['Б', 'кБ', 'МБ', 'ГБ'],
};

export function createQuantityFormats(locale: string): QuantityFormats {
  const wholeNumberFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: false });
  const twoDigitFormat = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 });
  const { countUnits, timeUnits, byteUnits } =
    new Intl.Locale(locale).maximize().script === 'Cyrl' ? CYRILLIC_UNITS : LATIN_UNITS;
  const formatInUnits = (units: readonly string[]) => (value: number) => {
    let [scaledValue, unitIndex] = [value, 0];
    // A value from 999.5 on would be rounded to 1000.
    while (scaledValue >= 999.5 && unitIndex < units.length - 1) {
      scaledValue /= 1000;
      unitIndex++;
    }
    return `${(scaledValue >= 100 ? wholeNumberFormat : twoDigitFormat).format(scaledValue)} ${units[unitIndex]}`.trimEnd();
  };
  const formatMilliseconds = formatInUnits(timeUnits);
  return {
    formatCount: formatInUnits(countUnits),
    formatTime: (milliseconds) =>
      milliseconds < 0.1 ? `< ${formatMilliseconds(0.1)}` : formatMilliseconds(milliseconds),
    formatMemory: formatInUnits(byteUnits),
  };
}

/** Writes `1:05`, from one hour on `2:01:05`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const minutesAndSeconds = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  const hours = Math.floor(seconds / 3600);
  return hours > 0
    ? `${hours}:${minutesAndSeconds.join(':')}`
    : minutesAndSeconds.join(':').replace(/^0/, '');
}

/** Writes `1:05.3` or `1:05,3`: a tenth can decide a race. */
export const formatDurationWithTenths = (locale: string, milliseconds: number): string => {
  const fractionOfSecond = (Math.floor(milliseconds / 100) % 10) / 10;
  const tenthsFormat = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, numberingSystem: 'latn' });
  return `${formatDuration(milliseconds)}${tenthsFormat.format(fractionOfSecond).slice(1)}`;
};
