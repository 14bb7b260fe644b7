/** What is wrong with one field, in a sentence for people. */
export type Problem = {
  /** The field's name in its form. */
  field: string
  message: string
  /** The way out, where there is a better one than another value. */
  link?: { href: string; text: string }
}

/** A search that can be handed over, or everything that is wrong with what was entered. */
export type Checked<Search> = { search: Search; problems?: never } | { problems: Problem[]; search?: never }

/** Collects what is wrong while a form is read. */
export type ProblemList = {
  problems: Problem[]
  add(field: string, message: string, link?: Problem['link']): void
}

export function createProblemList(): ProblemList {
  const problems: Problem[] = []
  return {
    problems,
    add(field, message, link) {
      // One sentence a field is enough: the first one is the one to begin with.
      if (!problems.some(problem => problem.field === field)) problems.push({ field, message, ...(link && { link }) })
    },
  }
}
