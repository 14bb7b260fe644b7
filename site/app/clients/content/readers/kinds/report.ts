export type Loss = {
  /** A clause: `is no date that can be read`. */
  reason: string
  did: string
  todo: string
}

export type Report = (loss: Loss) => void
