import type { PublicationTrouble } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import type { ContentDatabase } from '../../../database/content-database.ts'
import { readPublications } from '../../../database/publishing/publications.ts'

const troubles: Record<PublicationTrouble, string> = {
  faults: 'something in it has to be fixed first',
  overtaken: 'visitors have been shown another text since you chose the hour',
  trash: 'it is in the trash',
}

/** What a mail says to the user who chose an hour; undefined if the notice was dismissed, or the page went live since. */
export async function notLiveMail(db: ContentDatabase, key: string) {
  const [publication] = await readPublications(db, [key])
  if (!publication?.trouble) return undefined
  const { trouble, state } = publication
  const text = `“${state.name}” did not go live at the hour that you chose: ${troubles[trouble]}. The draft is still there.`
  return { subject: `Did not go live: ${state.name}`, text, note: '' }
}
