/** None, then the five shades, from the fewest to the most. */
export const SHADE_FILLS = [
  'fill-sunken',
  'fill-brand/20',
  'fill-brand/40',
  'fill-brand/60',
  'fill-brand/80',
  'fill-brand',
] as const
