// Runs in a process of its own, so that what fonts and layout take does not stay with the server. Plain
// JavaScript, because a process starts from a file as it stands. Answers {pdf}, {png} or {reasons}.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import typst from '@myriaddreamin/typst-ts-node-compiler'

// The accessible one first; what cannot meet it is still a tagged document.
const STANDARDS = ['ua-1', '1.7']

const { workspace, fontFolders } = JSON.parse(process.argv[2])
const compiler = typst.NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders }] })
compiler.mapShadow(
  path.join(workspace, 'document.typ'),
  readFileSync(path.join(import.meta.dirname, 'document.typ')),
)

process.on('disconnect', () => process.exit())
process.on('message', async ({ source, inputs, format }) => {
  process.send(format === 'png' ? await draw(source, inputs) : set(source, inputs))
  // The compiler would remember what a person wrote.
  compiler.evictCache(0)
})

// In one step: a compiled document that is handed from one call to the next is never given back. That happens
// only to learn the reasons of a failure, after which the server ends this process.
function set(source, inputs) {
  const document = { mainFileContent: source, inputs }
  for (const pdfStandard of STANDARDS) {
    try {
      return { pdf: compiler.pdf(document, { pdfStandard }) }
    } catch {
      // The next standard may allow it.
    }
  }
  return failure(document)
}

// A point is three quarters of a pixel in an SVG, and a whole one in a picture of ours.
const PIXELS_A_POINT = { mode: 'zoom', value: 0.75 }

// The letters stand in the SVG as outlines, so drawing it needs no font.
async function draw(source, inputs) {
  const document = { mainFileContent: source, inputs }
  try {
    const svg = compiler.plainSvg(document)
    const { Resvg } = await import('@resvg/resvg-js')
    const picture = new Resvg(svg, { fitTo: PIXELS_A_POINT, font: { loadSystemFonts: false } })
    return { png: picture.render().asPng() }
  } catch {
    return failure(document)
  }
}

function failure(document) {
  const diagnostics = compiler.compile(document).takeDiagnostics()
  return { reasons: diagnostics ? reasonsOf(diagnostics) : ['nothing could be written'] }
}

function reasonsOf(diagnostics) {
  return compiler.fetchDiagnostics(diagnostics).map(({ message }) => message)
}
