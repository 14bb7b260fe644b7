import type { Ink } from '../strokes/ink.ts'
import { along, mix } from './colour.ts'
import { type Palette, type PaletteName, palettes } from './palettes.ts'

export type Light = 'dawn' | 'noon' | 'dusk' | 'night'

/** Everything a scene is coloured with: its palette seen in its light. */
export type Tones = {
  light: Light
  ink: Ink
  /** Sky from top to horizon. */
  sky: string[]
  /** The disc of sun or moon. */
  sun: string
  earth: string
  /** A ground colour seen through air: 0 is the sky at the horizon, 1 is the colour itself. */
  through: (colour: string, nearness: number) => string
  /** A ground colour in shadow, 0 to 1. */
  shadow: (colour: string, depth: number) => string
}

const cream = '#fdf5e4'

const skies: Record<Light, (palette: Palette) => string[]> = {
  dawn: p => [mix(p.sky, cream, 0.12), mix(p.sky, p.warm, 0.45), mix(p.warm, '#f4a385', 0.4), mix(p.warm, cream, 0.35)],
  noon: p => [mix(p.sky, '#2f86a8', 0.22), p.sky, mix(p.sky, p.warm, 0.5), mix(p.warm, cream, 0.45)],
  dusk: p => [mix(p.night, p.dusk, 0.38), p.dusk, mix('#ee7d4e', p.dusk, 0.16), mix('#f9b45c', p.warm, 0.5)],
  night: p => [
    p.night,
    mix(p.night, p.sky, 0.12),
    mix(p.night, p.sky, 0.28),
    mix(p.night, mix(p.sky, p.warm, 0.3), 0.46),
  ],
}

const suns: Record<Light, (palette: Palette) => string> = {
  dawn: p => mix('#f06a50', p.warm, 0.2),
  noon: () => '#fff5d3',
  dusk: () => '#ffe29a',
  night: () => '#f6edd3',
}

/** What a light does to every colour of a thing: the colour it lays over it and how strongly. */
const veils: Record<Light, { colour: (palette: Palette) => string; share: number }> = {
  dawn: { colour: p => mix('#b0586a', p.warm, 0.4), share: 0.13 },
  noon: { colour: () => cream, share: 0 },
  dusk: { colour: p => mix('#54203f', p.night, 0.3), share: 0.26 },
  night: { colour: p => p.night, share: 0.24 },
}

/** Turns a palette and a light into the colours of a scene. */
export function tonesOf(scene: { light: Light; palette: PaletteName }): Tones {
  const { light } = scene
  const palette: Palette = palettes[scene.palette]
  const veil = veils[light]
  const veilColour = veil.colour(palette)
  const seen = (colour: string, strength = 1): string => mix(colour, veilColour, veil.share * strength)
  const sky = skies[light](palette)
  const deepest = mix(palette.night, '#0d1420', 0.35)
  const warmth =
    light === 'night' ? mix(palette.sky, cream, 0.4) : light === 'noon' ? cream : mix(cream, palette.warm, 0.6)
  const ink: Ink = {
    base: seen(palette.base),
    light: seen(mix(palette.base, warmth, 0.4), 0.75),
    shade: seen(mix(palette.base, deepest, 0.34)),
    deep: seen(mix(palette.base, deepest, 0.74), 0.7),
    accent: seen(palette.accent, 0.7),
    glow: light === 'night' || light === 'dusk' ? '#ffd06a' : mix('#ffe3a0', palette.warm, 0.35),
    paper: mix(
      cream,
      light === 'night' ? mix(palette.night, palette.sky, 0.35) : palette.warm,
      { dawn: 0.18, noon: 0.04, dusk: 0.42, night: 0.18 }[light],
    ),
    leaf: seen(palette.leaf),
    water: seen(palette.water),
    night: light === 'night',
  }
  return {
    light,
    ink,
    sky,
    sun: suns[light](palette),
    earth: seen(palette.earth),
    through: (colour, nearness) => mix(along(sky, 0.94), colour, nearness),
    shadow: (colour, depth) => mix(colour, light === 'dusk' ? mix(deepest, '#4a1638', 0.35) : deepest, depth),
  }
}
