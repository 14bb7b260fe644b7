/** What a reader says when it cannot take a value as it is: in plain words, for the editor who wrote it. */
export type Loss = {
  /** What is wrong, as a clause: `is no date that can be read`. */
  reason: string
  /** What the site does instead. */
  did: string
  /** What would mend it. */
  todo: string
}

/** Called for each loss; readers go on and return the best they can. */
export type Report = (loss: Loss) => void
