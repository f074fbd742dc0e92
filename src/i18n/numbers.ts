/** How quantities are written for people in one language, short: two or three digits and a unit. */
export interface Numbers {
  /** A count with the SI's prefixes: `360`, `121 k`, `1.2 M`. */
  readonly count: (value: number) => string;
  /** Milliseconds as a time: `0.4 ms`, `54 ms`, `1.6 s`. */
  readonly time: (milliseconds: number) => string;
  /** Bytes: `720 B`, `21 kB`, `34 MB`. */
  readonly memory: (bytes: number) => string;
}

const PREFIXES = ['', 'k', 'M', 'G', 'T'];

/** Divides by 1000 as often as there are larger units, and says which of them is reached; 999.6 counts as 1000. */
function scaled(value: number, units: number): { readonly left: number; readonly unit: number } {
  let [left, unit] = [value, 0];
  while (left >= 999.5 && unit < units - 1) {
    left /= 1000;
    unit++;
  }
  return { left, unit };
}

/** The numbers of a language (BCP 47), with its own separators and signs of units. */
export function numbersOf(locale: string): Numbers {
  const written = (value: number, unit?: string): string =>
    new Intl.NumberFormat(locale, {
      ...(unit !== undefined && { style: 'unit', unit, unitDisplay: 'narrow' }),
      ...(value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 2 }),
      useGrouping: false,
    })
      .format(value)
      // A narrow unit touches its number in some languages, English too.
      .replace(/(?<=\d)(?=\p{L})/u, ' ');
  const inUnits = (units: readonly string[]) => (value: number) => {
    const { left, unit } = scaled(value, units.length);
    return written(left, units[unit]);
  };
  const milliseconds = inUnits(['millisecond', 'second']);
  return {
    count: (value) => {
      const { left, unit } = scaled(value, PREFIXES.length);
      return `${written(left)} ${PREFIXES[unit]}`.trimEnd();
    },
    time: (value) => (value < 0.1 ? `< ${milliseconds(0.1)}` : milliseconds(value)),
    memory: inUnits(['byte', 'kilobyte', 'megabyte', 'gigabyte']),
  };
}
