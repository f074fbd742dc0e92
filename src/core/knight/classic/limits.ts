/** The most squares of a table or a log: the article's largest job, a tour from every square of 200 x 200. */
export const TABLE_SQUARES = 40_000;
