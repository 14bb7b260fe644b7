import type { ManageOptions } from '../writing/manage-options.ts'

/** What is shown where a version came with the content files. */
const FILES = 'files'
const FORMER = 'a former editor'

/** The name of who wrote something. @param author Null for the files. */
export async function nameOf(options: Pick<ManageOptions, 'namesOf'>, author: string | null): Promise<string> {
  return (await namesByAuthor(options, [author]))(author)
}

/** The names of several who wrote something. */
export async function namesByAuthor(
  { namesOf }: Pick<ManageOptions, 'namesOf'>,
  authors: (string | null)[],
): Promise<(author: string | null) => string> {
  const ids = [...new Set(authors.filter(author => author !== null))]
  const names = ids.length > 0 ? await namesOf(ids) : new Map<string, string>()
  return author => (author === null ? FILES : (names.get(author) ?? FORMER))
}
