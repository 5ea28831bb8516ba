type Point = [longitude: number, latitude: number]

/** Leaves out the points of a line that lie within `tolerance` degrees of the line without them; its ends stay. */
export function thinLine(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return [...line]
  const distances = line.map((point) => degreesBeside(point, first, last))
  const farthest = Math.max(...distances)
  if (farthest < tolerance) return [first, last]
  const at = distances.indexOf(farthest)
  return [
    ...thinLine(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...thinLine(line.slice(at), tolerance),
  ]
}

/** How far a point is from the straight line between two others, with degrees of longitude as short as they are there. */
function degreesBeside(point: Point, from: Point, to: Point): number {
  const shrink = Math.cos((point[1] * Math.PI) / 180)
  const [lineX, lineY] = [(to[0] - from[0]) * shrink, to[1] - from[1]]
  const [x, y] = [(point[0] - from[0]) * shrink, point[1] - from[1]]
  const squared = lineX * lineX + lineY * lineY
  const along = squared > 0 ? Math.min(1, Math.max(0, (x * lineX + y * lineY) / squared)) : 0
  return Math.hypot(x - along * lineX, y - along * lineY)
}
