import type { GeoContext } from 'd3-geo'

/** Takes what d3 draws and gives it as path data, in steps of a tenth from point to point: half as long as absolute. */
export function createPathWriter(): GeoContext & { takePath(): string } {
  let written = ''
  let steps: string[] = []
  let start: [number, number] = [0, 0]
  let here: [number, number] = [0, 0]
  const endRing = () => {
    // A ring of fewer than three sides has no surface.
    if (steps.length > 1) written += `M${inTenths(start[0])},${inTenths(start[1])}l${join(steps)}z`
    steps = []
  }
  return {
    beginPath() {},
    arc() {},
    closePath: endRing,
    moveTo(x, y) {
      steps = []
      start = [toTenths(x), toTenths(y)]
      here = start
    },
    lineTo(x, y) {
      const next: [number, number] = [toTenths(x), toTenths(y)]
      const step = [next[0] - here[0], next[1] - here[1]] as const
      here = next
      if (step[0] !== 0 || step[1] !== 0) steps.push(join(step.map(inTenths)))
    },
    takePath() {
      const path = written
      written = ''
      return path
    },
  }
}

const toTenths = (pixels: number) => Math.round(pixels * 10)

/** -4 -> -.4 */
const inTenths = (tenths: number) => String(tenths / 10).replace(/^(-?)0\./, '$1.')

/** A minus parts two numbers as well as a space does. */
const join = (numbers: readonly string[]) => numbers.join(' ').replaceAll(' -', '-')
