/** The colours a landmark is drawn with; they follow from the scene's palette and light. */
export type Ink = {
  /** Main colour of the object. */
  base: string
  /** Sun-lit faces. */
  light: string
  /** Shaded faces. */
  shade: string
  /** Darkest lines and openings. */
  deep: string
  /** One contrasting colour: a roof, a flag, a sail. */
  accent: string
  /** Lit windows, lanterns, reflections of the sun. */
  glow: string
  /** Near white. */
  paper: string
  /** Foliage on the object. */
  leaf: string
  /** Water at its foot. */
  water: string
  /** True at night: windows are lit then. */
  night: boolean
}
