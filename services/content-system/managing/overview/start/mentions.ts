import { mentionsIn, spellMentions } from '@agency/contracts/manage/nodes/comments.ts'
import type { startAnswer } from '@agency/contracts/manage/nodes/start.ts'
import type * as z from 'zod'
import { commentsFor } from '../../../database/comments/comments.ts'
import { namesByAuthor } from '../../audit/author-names.ts'
import type { ManageOptions } from '../../writing/manage-options.ts'
import { type Named, withNames } from './with-names.ts'

const MOST = 20

/** The comments that wait for the answer of a user whom they mention or who took part in their thread, without those on nodes that are gone. @param nodes all that there are */
export async function mentionsOnPages(
  sources: Pick<ManageOptions, 'db' | 'namesOf'>,
  user: string,
  nodes: Named,
): Promise<z.output<typeof startAnswer>['mentions']> {
  const rows = await commentsFor(sources.db, user, MOST)
  const nameOf = await namesByAuthor(
    sources,
    rows.flatMap(({ by, text }) => [by ?? '', ...mentionsIn(text)]),
  )
  return withNames(nodes, rows).map(({ key, name, id, at, by, text }) => ({
    key,
    name,
    comment: id,
    at: at.toISOString(),
    by: nameOf(by ?? ''),
    text: spellMentions(text, mentioned => `@${nameOf(mentioned)}`),
  }))
}
