import { createRequire } from 'node:module'
import { geoEqualEarth, geoPath } from 'd3-geo'
import countries from 'i18n-iso-countries'
import { feature } from 'topojson-client'
import { createPathWriter } from './path-writer.ts'
import { thinLine } from './thin-arcs.ts'

/** The outline of one country; the code is empty for land that ISO 3166 gives none. */
export type Outline = { code: string; path: string }

type Topology = Parameters<typeof feature>[0]
type Countries = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>
type World = Topology & { objects: { countries: Countries } }

const WIDTH = 960
const HEIGHT = 451
export const MAP_VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`

/** About a pixel of the map. */
const TOLERANCE_DEGREES = 0.4
const ANTARCTICA = '010'
/** The map has no number for these; the codes are the ones in use. */
const CODES_BY_NAME: Readonly<Record<string, string>> = { Kosovo: 'XK' }

let drawn: Outline[] | undefined

/** All countries of the world map, drawn once a process. */
export function worldOutlines(): readonly Outline[] {
  drawn ??= drawWorld()
  return drawn
}

/** ISO 3166 code of a country of the map by its numeric code, as in ('276', 'Germany') -> DE. */
export function codeOnMap(id: string | number | undefined, name: string): string {
  const code = id === undefined ? undefined : countries.numericToAlpha2(id)
  return code ?? CODES_BY_NAME[name] ?? ''
}

function drawWorld(): Outline[] {
  const world = thinned(readWorld())
  const all = feature(world, world.objects.countries)
  const land = { ...all, features: all.features.filter(({ id }) => id !== ANTARCTICA) }
  // Turned a little, so that the cut lies in the Bering Strait and not in Russia.
  const projection = geoEqualEarth().rotate([-11, 0]).fitSize([WIDTH, HEIGHT], land)
  const writer = createPathWriter()
  const draw = geoPath(projection, writer)
  return land.features.map((country) => {
    draw(country)
    const name: unknown = country.properties?.['name']
    return { code: codeOnMap(country.id, String(name)), path: writer.takePath() }
  })
}

function readWorld(): World {
  const require = createRequire(import.meta.url)
  return require('world-atlas/countries-110m.json') as World
}

/** Neighbours share their borders here, so that no gap opens between them. */
function thinned({ transform, ...world }: World): World {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1]
  const [startX, startY] = transform?.translate ?? [0, 0]
  const arcs = world.arcs.map((steps) => {
    let [x, y] = [0, 0]
    const line = steps.map(([stepX = 0, stepY = 0]): [number, number] => {
      x += stepX
      y += stepY
      return [x * scaleX + startX, y * scaleY + startY]
    })
    return thinLine(line, TOLERANCE_DEGREES)
  })
  return { ...world, arcs }
}
