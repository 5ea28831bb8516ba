/**
 * Telephone numbers that the authorities keep free for films and examples: nobody can be rung by mistake.
 * `#` stands for a digit. Sources: NANPA (555-0100 to 0199), Ofcom, ACMA, ARCEP, BNetzA, PTS, ComReg.
 */
const RESERVED_BY_CITY: Readonly<Record<string, string>> = {
  'US Los Angeles': '+1 213 555 01##',
  'US San Francisco': '+1 415 555 01##',
  'US San Diego': '+1 619 555 01##',
  'US New York': '+1 212 555 01##',
  'US Buffalo': '+1 716 555 01##',
  'US Houston': '+1 713 555 01##',
  'US Dallas': '+1 214 555 01##',
  'US Miami': '+1 305 555 01##',
  'US Tampa': '+1 813 555 01##',
  'US Chicago': '+1 312 555 01##',
  'US Boston': '+1 617 555 01##',
  'CA Toronto': '+1 416 555 01##',
  'CA Ottawa': '+1 613 555 01##',
  'CA Montreal': '+1 514 555 01##',
  'CA Quebec City': '+1 418 555 01##',
  'CA Vancouver': '+1 604 555 01##',
  'GB London': '+44 20 7946 0###',
  'GB Manchester': '+44 161 496 0###',
  'GB Birmingham': '+44 121 496 0###',
  'GB Leeds': '+44 113 496 0###',
  'GB Edinburgh': '+44 131 496 0###',
  'GB Glasgow': '+44 141 496 0###',
  'GB Belfast': '+44 28 9649 6###',
  'DE Berlin': '+49 30 23125 ###',
  'DE Munich': '+49 89 99998 ###',
  'DE Hamburg': '+49 40 66969 ###',
  'DE Cologne': '+49 221 4710 ###',
  'AU Sydney': '+61 2 5550 ####',
  'AU Melbourne': '+61 3 5550 ####',
  'FR Paris': '+33 1 99 00 ## ##',
  'FR Nantes': '+33 2 61 91 ## ##',
  'FR Lyon': '+33 4 65 71 ## ##',
  'FR Marseille': '+33 4 65 71 ## ##',
  'FR Bordeaux': '+33 5 36 49 ## ##',
  'SE Stockholm': '+46 8 465 004 ##',
  'SE Gothenburg': '+46 31 390 06 ##',
  'SE Malmö': '+46 40 628 04 ##',
  'IE Dublin': '+353 20 91# ####',
  'IE Cork': '+353 20 91# ####',
}

/** @param below a whole number from 0 to below its argument */
export function reservedPhone(
  country: string,
  city: string,
  below: (count: number) => number,
): string | null {
  const pattern = RESERVED_BY_CITY[`${country} ${city}`]
  return pattern?.replace(/#/g, () => String(below(10))) ?? null
}
