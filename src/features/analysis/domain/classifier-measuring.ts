/** An answer: how sure it said it was, and where the right area stood, 0 being first; undefined where none was right. */
export type Answered = { confidence: number; place: number | undefined }

/** Shares of 1. */
export type HowRight = {
  texts: number
  /** The right area was the first. */
  first: number
  /** It was among the first two. */
  firstTwo: number
  /** How far what was said of the first area is from how often it was right. */
  calibrationError: number
}

const BINS = 10

export function howRight(answers: readonly Answered[]): HowRight {
  const found = answers.flatMap(({ place }) => place ?? [])
  const within = (places: number) =>
    found.filter((place) => place < places).length / Math.max(1, found.length)
  return {
    texts: answers.length,
    first: within(1),
    firstTwo: within(2),
    calibrationError: calibrationError(answers),
  }
}

/** Expected calibration error in ten bins of stated confidence. Where no area is right, the first is wrong. */
export function calibrationError(answers: readonly Answered[]): number {
  let error = 0
  for (let bin = 0; bin < BINS; bin += 1) {
    const inBin = answers.filter(
      ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin,
    )
    const claimed = inBin.reduce((sum, { confidence }) => sum + confidence, 0)
    const right = inBin.filter(({ place }) => place === 0).length
    error += Math.abs(claimed - right)
  }
  return error / Math.max(1, answers.length)
}
