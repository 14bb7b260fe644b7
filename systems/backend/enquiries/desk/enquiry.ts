import { readReference } from '@agency/contracts/backend/reference.ts'
import { isDay } from '@agency/contracts/dates/calendar-day.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { formatInstant, formatShortDay } from '@agency/ui/formats/malaysian-day.ts'
import { asc, eq } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { deskEntries, enquiries } from '../../database/tables.ts'
import { factsOf, languageRead, titleOf } from '../../mail/messages/enquiry-facts.ts'
import { note } from '../../privacy/audit.ts'
import { changeEnquiry, doneReasons, type Kind } from './changes.ts'
import { type Listed, selectListed } from './list.ts'
import { choice, field, type Html, page, postedFields, token } from './page.ts'
import { listPeople } from './people.ts'
import { type Desk, type Person, personOf } from './sessions.ts'
import { answerLinks, summaryOf } from './summary.ts'

const path = '/enquiries/:reference'
const unshown = ['aboutPicture', 'answered', 'seller', 'cancelling']

/** One enquiry: what was sent, what became of it, and the forms that change it. */
export function addEnquiry(app: Hono<ServiceEnv>, desk: Desk): void {
  const referenceOf = (c: Context) => readReference(c.req.param('reference') ?? '') ?? ''

  app.get(path, c => show(c))

  app.post(path, async c => {
    const outcome = await changeEnquiry(desk, referenceOf(c), personOf(c).id, await postedFields(c))
    if (outcome === 'changed') return c.redirect(c.req.path, 303)
    if (outcome === 'faulty') return show(c, 422, () => 'Please fill in the field above the button.')
    return show(c, 409, overtaking)
  })

  async function show(c: Context, status = 200, fault?: (found: Listed) => string) {
    const [listed] = await selectListed(desk).where(eq(enquiries.reference, referenceOf(c)))
    if (listed === undefined) return gonePage(c)
    const { enquiry } = listed
    const { id, reference, email, sender, receivedAt } = enquiry
    await note(desk.db, 'desk-look', { by: personOf(c).id, reference }, email)
    const people = await listPeople(desk)
    const ofEnquiry = eq(deskEntries.enquiryId, id)
    const entries = await desk.db.select().from(deskEntries).where(ofEnquiry).orderBy(asc(deskEntries.id))
    const facts = factsOf(enquiry, desk.siteUrl, sender === 'agent' ? [...unshown, 'chosen'] : unshown)
    const rows = [
      ['Sent', formatInstant(receivedAt.getTime())],
      ...languageRead(enquiry),
      ['Sender', sender],
      ...facts.map(({ fact }) => fact),
    ]
    return page(c, {
      title: `${reference} ${summaryOf(enquiry).person}`,
      status,
      fault: fault?.(listed),
      main: html`<div class="columns"><section aria-labelledby="sent"><h2 id="sent">${titleOf(enquiry)}</h2>
<dl class="facts">${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl></section>
${changeForms(c, listed, people)}${historyOf(entries, people)}</div>`,
    })
  }
}

function overtaking({ enquiry: { doneAt, doneReason, heldAt }, holder }: Listed): string {
  const since = (at: Date | null) => at && formatInstant(at.getTime())
  if (doneAt) return `It was done on ${since(doneAt)} (${doneReason}). Your change was not made.`
  return `${holder ?? 'A colleague'} has it since ${since(heldAt) ?? 'now'} and was quicker. Your change was not made.`
}

const gonePage = (c: Context) =>
  page(c, {
    title: 'This enquiry is not here',
    status: 404,
    main: html`<p>It was erased, because the person asked for it or its time was over, or there never was one.</p>`,
  })

/** Each form carries the state that its page showed. */
function changeForms(c: Context, { enquiry, holder }: Listed, people: Person[]) {
  const { holderId, doneAt, doneReason, nextOn, answeredAt } = enquiry
  const { mail, whatsApp } = answerLinks(enquiry)
  const isMine = holderId === personOf(c).id
  const form = (kind: Kind, button: string, content?: Html) =>
    html`<form method="post" class="form-column">${token(c)}<input type="hidden" name="holder" value="${holderId ?? ''}">
<input type="hidden" name="done" value="${doneAt ? 'yes' : 'no'}">${content}
<button class="button button--quiet" name="action" value="${kind}">${button}</button></form>`
  const others = people.filter(({ id, passwordHash }) => id !== holderId && passwordHash !== null)
  const state = doneAt ? `Done: ${doneReason}` : holder ? `With ${isMine ? 'you' : holder}` : 'New'
  const noteField = html`<div class="field"><label for="note">Note</label><textarea id="note" name="text" rows="3" maxlength="4000" required></textarea></div>`
  const handFields = choice(
    'to',
    'Colleague',
    others.map(({ id, name }) => [id, name] as const),
  )
  const day = field({ name: 'text', id: 'next', label: 'Next on', type: 'date', value: nextOn, optional: true })
  return html`<section class="changes" aria-labelledby="state"><h2 id="state">${state}</h2>
${!isMine && !doneAt && form('take', holder ? 'Take it over' : 'Take this enquiry')}
<p class="answer"><a class="button" href="${mail}">Answer by e-mail</a>
${whatsApp && html`<a class="button" href="${whatsApp}">Answer by WhatsApp</a>`}</p>
${!answeredAt && form('answered', 'I have answered')}
${form('note', 'Add the note', noteField)}
${doneAt && form('reopen', 'Open it again')}
${!doneAt && holder && html`${form('next', 'Set the day', day)}${others.length > 0 && form('hand', 'Hand it over', handFields)}`}
${
  !doneAt &&
  form(
    'done',
    'Done',
    choice(
      'text',
      'Reason',
      doneReasons.map(reason => [reason, reason] as const),
    ),
  )
}</section>`
}

const verbs: Record<Kind, string> = {
  take: 'took it',
  hand: 'handed it to',
  next: 'set the next day:',
  note: 'noted:',
  answered: 'answered it',
  done: 'ended it:',
  reopen: 'opened it again',
}

function historyOf(entries: (typeof deskEntries.$inferSelect)[], people: Person[]) {
  const nameOf = (id: string | null) => people.find(one => one.id === id)?.name ?? 'a former colleague'
  const rows = entries.map(
    ({ by, to, kind, text, at }) =>
      html`<li><p class="soft">${formatInstant(at.getTime())}</p><p>${nameOf(by)} ${verbs[kind]} ${kind === 'hand' ? nameOf(to) : isDay(text) ? formatShortDay(text) : text}</p></li>`,
  )
  return html`<section aria-labelledby="history"><h2 id="history">History</h2><ol class="rows">${rows}</ol></section>`
}
