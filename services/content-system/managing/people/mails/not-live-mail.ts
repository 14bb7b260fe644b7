import type { PublicationTrouble } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { publicationsOf, readPublications } from '../../../database/publishing/publications.ts'
import { readRelease } from '../../../database/publishing/releases.ts'

const troubles: Record<Exclude<PublicationTrouble, 'release'>, string> = {
  faults: 'something in it has to be fixed first',
  overtaken: 'visitors have been shown another text since you chose the hour',
  trash: 'it is in the trash',
}

/** The mail to the user who scheduled a page; undefined if the notice was dismissed, or the page is live. */
export async function notLiveMail(db: ContentDatabase, key: string) {
  const [publication] = await readPublications(db, [key])
  if (!publication?.trouble || publication.trouble === 'release') return undefined
  const { trouble, state } = publication
  const text = `“${state.name}” did not go live at the hour that you chose: ${troubles[trouble]}. The draft is still there.`
  return { subject: `Did not go live: ${state.name}`, text, note: '' }
}

export async function releaseNotLiveMail(db: ContentDatabase, id: string) {
  const release = await readRelease(db, id)
  const why = (await publicationsOf(db, id)).flatMap(({ trouble, state }) =>
    trouble && trouble !== 'release' ? [`“${state.name}”: ${troubles[trouble]}`] : [],
  )
  if (release === undefined || why.length === 0) return undefined
  const text = `The release “${release.name}” did not go live at the hour that you chose, and nothing of it did.`
  return { subject: `Did not go live: ${release.name}`, text: `${text}\n\n${why.join('\n')}`, note: '' }
}
