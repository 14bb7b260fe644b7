import { randomUUID } from 'node:crypto'
import type { PublicationTrouble } from '@agency/contracts/manage/nodes/publishing/publication.ts'
import { dressedMail } from '@agency/service-kit/mail/dressed-mail.ts'
import { deliver, mailsAtOnce } from '@agency/service-kit/mail/mail-jobs.ts'
import type { Send } from '@agency/service-kit/mail/smtp.ts'
import type { ContentDatabase } from '../../../database/content-database.ts'
import type { UserRow } from '../../../database/people-tables.ts'
import { publicationsOf, readPublications } from '../../../database/publishing/publications.ts'
import { readRelease, releasesById } from '../../../database/publishing/releases.ts'
import { linkMinutes, makePasswordLink } from '../sign-in/password-links.ts'
import { findUser } from '../users.ts'
import { requestMail } from './request-mails.ts'
import type { AccountMail, PageMail, StudioQueue } from './studio-queue.ts'

/** `minutes`: the validity of the mail's link. */
const words: Record<AccountMail, { subject: string; minutes?: number; text: string; end: string }> = {
  invitation: {
    subject: 'Choose a password for the studio',
    minutes: linkMinutes.invitation,
    text: 'You can now change the website in its studio. Choose your password here within the next seven days:',
    end: 'If you do not know what this is about, there is nothing you need to do.',
  },
  reset: {
    subject: 'Choose a new password',
    minutes: linkMinutes.reset,
    text: 'You, or someone using your address, asked for a new password for the studio. You can choose it here within the next 30 minutes:',
    end: 'If you did not ask for it, there is nothing you need to do: your password stays as it is.',
  },
  authenticator: {
    subject: 'An authenticator was added to your account',
    text: 'Signing in to the studio now asks for a code of the authenticator that was just added to your account.',
    end: 'If this was not you, someone knows your password: tell an administrator at once, who can remove it.',
  },
}

export type StudioMailOptions = {
  db: ContentDatabase
  queue: StudioQueue
  send: Send
  from: string
  brand: () => string
  siteUrl: string
  studioUrl: string
}

export async function startStudioMails(options: StudioMailOptions): Promise<void> {
  const { db, queue, send, from, siteUrl, studioUrl } = options
  await queue.work('mail', mailsAtOnce, async ({ data, attempt }) => {
    const user = await findUser(db, data.user)
    // The user was removed in the meantime.
    if (user === undefined) return
    const mail = 'key' in data ? await aboutPage(options, data, user) : await aboutAccount(options, data.about, user)
    if (mail === undefined) return
    const { subject } = mail
    const brand = options.brand()
    const message = {
      id: `studio-${randomUUID()}`,
      from: { name: brand, address: from },
      to: user.email,
      subject,
      ...dressedMail(mail, { brand, siteUrl, ownUrl: studioUrl }),
    }
    await deliver(
      attempt,
      () => send(message),
      async () => undefined,
    )
  })
}

async function aboutAccount({ db, studioUrl }: StudioMailOptions, about: AccountMail, { id, name }: UserRow) {
  const { subject, minutes, text, end } = words[about]
  const link = minutes ? [await makePasswordLink(db, id, minutes, studioUrl)] : []
  return { subject, text: [`Hello ${name},`, text, ...link, end].join('\n\n') }
}

const switchOff = 'You can turn these e-mails off on the page of your account in the studio.'

async function aboutPage({ db, studioUrl }: StudioMailOptions, mail: PageMail, { name }: UserRow) {
  const paragraphs = await saidAboutPage(db, mail)
  if (paragraphs === undefined) return undefined
  const { subject, text, note } = paragraphs
  const noted = !note ? [] : [`“${note.replace(/\s+/g, ' ')}”`]
  const link = `${studioUrl}/studio/${(await isOfRelease(db, mail.key)) ? 'releases' : 'pages'}/${mail.key}`
  return { subject, text: [`Hello ${name},`, text, ...noted, link, switchOff].join('\n\n') }
}

const isOfRelease = async (db: ContentDatabase, key: string) => (await releasesById(db, [key])).size > 0

function saidAboutPage(db: ContentDatabase, mail: PageMail) {
  if (mail.about === 'release-not-live') return releaseNotLiveMail(db, mail.key)
  return mail.about === 'not-live' ? notLiveMail(db, mail.key) : requestMail(db, { ...mail, about: mail.about })
}

const troubles: Record<Exclude<PublicationTrouble, 'release'>, string> = {
  faults: 'something in it has to be fixed first',
  overtaken: 'visitors have been shown another text since you chose the hour',
  trash: 'it is in the trash',
}

/** The mail to the user who scheduled a page; undefined if the notice was dismissed, or the page is live. */
async function notLiveMail(db: ContentDatabase, key: string) {
  const [publication] = await readPublications(db, [key])
  if (!publication?.trouble || publication.trouble === 'release') return undefined
  const { trouble, state } = publication
  const text = `“${state.name}” did not go live at the hour that you chose: ${troubles[trouble]}. The draft is still there.`
  return { subject: `Did not go live: ${state.name}`, text, note: '' }
}

async function releaseNotLiveMail(db: ContentDatabase, id: string) {
  const release = await readRelease(db, id)
  const why = (await publicationsOf(db, id)).flatMap(({ trouble, state }) =>
    trouble && trouble !== 'release' ? [`“${state.name}”: ${troubles[trouble]}`] : [],
  )
  if (release === undefined || why.length === 0) return undefined
  const text = `The release “${release.name}” did not go live at the hour that you chose, and nothing of it did.`
  return { subject: `Did not go live: ${release.name}`, text: `${text}\n\n${why.join('\n')}`, note: '' }
}
