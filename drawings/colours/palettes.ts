/** A few confident colours that belong together; light turns them into the inks of a scene. */
export type Palette = {
  /** Main colour of the landmark. */
  base: string
  /** The one contrasting colour. */
  accent: string
  leaf: string
  water: string
  /** The upper sky by day. */
  sky: string
  /** The sky at the horizon, and the warmth of dawn and dusk. */
  warm: string
  /** Ground that is neither water nor green: sand, paving, rock. */
  earth: string
  /** The upper half of the sky at sunset. */
  dusk: string
  /** The upper sky at night. */
  night: string
}

export const palettes = {
  hibiscus: {
    base: '#c4432f',
    accent: '#e7ac33',
    leaf: '#3c7650',
    water: '#2b8b93',
    sky: '#7fc0c0',
    warm: '#f7c58c',
    earth: '#e9cfa3',
    dusk: '#c2434a',
    night: '#122c45',
  },
  lagoon: {
    base: '#1d8a8c',
    accent: '#ee8145',
    leaf: '#33805f',
    water: '#1f9aa0',
    sky: '#6fc3d0',
    warm: '#fbdca2',
    earth: '#f3dfb6',
    dusk: '#3f7f95',
    night: '#0b3548',
  },
  songket: {
    base: '#d29331',
    accent: '#8f2440',
    leaf: '#56773f',
    water: '#2f7b8b',
    sky: '#78afc0',
    warm: '#f8cd7f',
    earth: '#e6c48d',
    dusk: '#b85a3a',
    night: '#2a1f45',
  },
  leaf: {
    base: '#4f8c58',
    accent: '#d64f33',
    leaf: '#2f6b47',
    water: '#3d93a0',
    sky: '#93cbc6',
    warm: '#f5e0a2',
    earth: '#dfcd97',
    dusk: '#6c9273',
    night: '#0e3240',
  },
  sea: {
    base: '#24607f',
    accent: '#e8a93a',
    leaf: '#2f7560',
    water: '#1d7396',
    sky: '#86bfdb',
    warm: '#fbdcb0',
    earth: '#ecd9b4',
    dusk: '#47739f',
    night: '#0a2740',
  },
  batik: {
    base: '#91502f',
    accent: '#1f7080',
    leaf: '#5d7240',
    water: '#3a7d88',
    sky: '#9fc3b8',
    warm: '#f3c184',
    earth: '#dcb987',
    dusk: '#a8503f',
    night: '#23243f',
  },
  rice: {
    base: '#d9b877',
    accent: '#c44b34',
    leaf: '#6f9446',
    water: '#4e9aa2',
    sky: '#8fc6cf',
    warm: '#f9e4b4',
    earth: '#e9d7a6',
    dusk: '#d08a58',
    night: '#17344a',
  },
  tea: {
    base: '#7d9448',
    accent: '#bb5230',
    leaf: '#55803b',
    water: '#56988f',
    sky: '#a5ccbd',
    warm: '#f4dd9d',
    earth: '#d9c68f',
    dusk: '#b3924f',
    night: '#183639',
  },
  coral: {
    base: '#e57558',
    accent: '#1d7d87',
    leaf: '#3f8465',
    water: '#2a9ba6',
    sky: '#84cbd4',
    warm: '#fdcaa6',
    earth: '#f4d9b2',
    dusk: '#d95f6b',
    night: '#2a2750',
  },
  indigo: {
    base: '#45549a',
    accent: '#f0a24c',
    leaf: '#39706b',
    water: '#3a6ea3',
    sky: '#8fabdc',
    warm: '#f9c9b2',
    earth: '#e3cfc0',
    dusk: '#6b58a4',
    night: '#171d4b',
  },
  jade: {
    base: '#2f8f7b',
    accent: '#e05f42',
    leaf: '#2b7a58',
    water: '#3b9b97',
    sky: '#8ed0c1',
    warm: '#f8deae',
    earth: '#e6d8ae',
    dusk: '#428a85',
    night: '#0a3640',
  },
  rose: {
    base: '#c9627f',
    accent: '#3f5f93',
    leaf: '#4f7f66',
    water: '#4a8fab',
    sky: '#a9c6de',
    warm: '#fcc9bd',
    earth: '#efd6c6',
    dusk: '#b9558c',
    night: '#31204d',
  },
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
