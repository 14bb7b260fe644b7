/** The part every layer fills, so that wide and tall crops find a picture too. */
export const bleed = { left: -1000, right: 2200, top: -300, bottom: 1200 } as const

/** Where sea or plain meets the sky. */
export const horizon = 600

/** The part of the canvas each crop shows, as a viewBox, and the size it is shown at. */
export const crops = {
  card: { x: 0, y: 0, width: 1200, height: 900, shownWidth: 1200, shownHeight: 900 },
  /** Wide, with the landmark right of the middle: the left half stays calm for text. */
  hero: { x: -720, y: 20, width: 1920, height: 840, shownWidth: 1600, shownHeight: 700 },
  portrait: { x: 225, y: -80, width: 750, height: 1000, shownWidth: 900, shownHeight: 1200 },
  square: { x: 150, y: 0, width: 900, height: 900, shownWidth: 900, shownHeight: 900 },
  share: { x: -190, y: 15, width: 1580, height: 829.5, shownWidth: 1200, shownHeight: 630 },
} as const

export type CropName = keyof typeof crops
