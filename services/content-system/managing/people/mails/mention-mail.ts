import { mentionsIn, spellMentions } from '@agency/contracts/manage/nodes/comments.ts'
import { doesMention, findComment } from '../../../database/comments/comments.ts'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { namesOf } from '../../audit/audit.ts'
import { namesByAuthor } from '../../audit/author-names.ts'
import { newestName } from './request-mails.ts'

/**
 * What a mail says to a user whom a comment mentions, or in whose thread it is an answer; undefined if the comment, the
 * mention or the page has gone, or the thread is done.
 */
export async function commentMail(
  db: ContentDatabase,
  { about, key, comment: id, user }: { about: 'mentioned' | 'answered'; key: string; comment: string; user: string },
) {
  const comment = await findComment(db, key, id)
  const first = comment && (await findComment(db, key, comment.thread))
  const name = await newestName(db, key)
  if (!comment || name === undefined || first?.doneAt) return undefined
  if (about === 'mentioned' && !(await doesMention(db, id, user))) return undefined
  const nameOf = await namesByAuthor({ namesOf: ids => namesOf(db, ids) }, [
    comment.by ?? '',
    ...mentionsIn(comment.text),
  ])
  const by = nameOf(comment.by ?? '')
  const text =
    about === 'mentioned'
      ? `${by} mentions you in a comment on “${name}”.`
      : `${by} answers in comments on “${name}” in which you took part.`
  return { subject: `Comment: ${name}`, text, note: spellMentions(comment.text, id => `@${nameOf(id)}`) }
}
