/** 0.8 and more is sure (green), 0.6 and more fair (blue), below it not sure (grey). */
export type ConfidenceLevel = 'sure' | 'fair' | 'unsure'

/** @param confidence 0 to 1 */
export function confidenceLevel(confidence: number): ConfidenceLevel {
  if (confidence >= 0.8) return 'sure'
  return confidence >= 0.6 ? 'fair' : 'unsure'
}
