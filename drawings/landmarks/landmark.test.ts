import { readdirSync, readFileSync } from 'node:fs'
import { xmlFault } from '@agency/testing/xml-fault.ts'
import { describe, expect, test } from 'vitest'
import { tonesOf } from '../colours/tones.ts'
import { drawLandmark, landmarkNames } from './landmark.ts'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.svg'))
const day = tonesOf({ light: 'noon', palette: 'lagoon' }).ink
const night = tonesOf({ light: 'night', palette: 'lagoon' }).ink

/** `base`, `paper~deep~0.3`, `deep|glow`: what a colour of a file may stand for. */
const ink = '(base|light|shade|deep|accent|glow|paper|leaf|water|#[0-9a-f]{6})'
const mixed = `${ink}(~${ink}~0?\\.\\d+)*`
const meanings = new RegExp(`^${mixed}(\\|${mixed})?:#[0-9a-f]{6}$`)

test('no two landmarks share a name', () => {
  expect(landmarkNames).toHaveLength(files.length)
})

describe.each(files)('%s', file => {
  const text = readFileSync(new URL(file, folder), 'utf8')

  test('is a well-formed drawing whose colours stand for inks', () => {
    expect(xmlFault(text)).toBeUndefined()
    const inks = / data-inks="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? []
    expect(inks.filter(pair => !meanings.test(pair))).toEqual([])
    const colours = inks.map(pair => pair.slice(-7))
    expect(new Set(colours).size, 'a colour stands for one ink').toBe(colours.length)
    const [, body = ''] = text.split(/(?<=data-inks="[^>]*>)/s)
    expect(
      colours.filter(colour => !body.includes(colour)),
      'a named colour is used',
    ).toEqual([])
  })

  test('draws by day and by night', () => {
    const name = file.replace(/^.*[/\\]|\.svg$/g, '')
    for (const inks of [day, night]) {
      const { svg } = drawLandmark(name, inks)
      expect(xmlFault(`<svg>${svg}</svg>`)).toBeUndefined()
      expect(svg).not.toMatch(/NaN|undefined|class="|display=/)
    }
  })
})

test('the inks of the scene replace the colours of the file', () => {
  const { svg } = drawLandmark('lighthouse', night)
  expect(svg).toContain(`fill="${night.glow}"`)
  expect(svg).toContain(`fill="${night.paper}"`)
})

test('windows and beams are lit at night only', () => {
  const beam = 'M560 214L-400 90V330z'
  expect(drawLandmark('lighthouse', night).svg).toContain(beam)
  expect(drawLandmark('lighthouse', day).svg).not.toContain(beam)
})

test('a landmark keeps its own colours in every palette, dimmed at night', () => {
  const rose = tonesOf({ light: 'noon', palette: 'rose' }).ink
  const shown = (inks: typeof day) => drawLandmark('balai-nobat', inks).svg
  expect(shown(day)).toContain('#deae49')
  expect(shown(rose)).toContain('#e0ad49')
  expect(shown(night)).not.toMatch(/#(deae49|e0ad49)/)
})

test('a name without a file is refused', () => {
  expect(() => drawLandmark('atlantis', day)).toThrow('drawings/landmarks has no atlantis.svg')
})
