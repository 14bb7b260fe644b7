import type { ManageOptions } from '../writing/manage-options.ts'

const files = 'files'
const former = 'a former editor'

/** @param author null for the files */
export async function nameOf(options: Pick<ManageOptions, 'namesOf'>, author: string | null): Promise<string> {
  return (await namesByAuthor(options, [author]))(author)
}

export async function namesByAuthor(
  { namesOf }: Pick<ManageOptions, 'namesOf'>,
  authors: (string | null)[],
): Promise<(author: string | null) => string> {
  const ids = [...new Set(authors.filter(author => author !== null))]
  const names = ids.length > 0 ? await namesOf(ids) : new Map<string, string>()
  return author => (author === null ? files : (names.get(author) ?? former))
}
