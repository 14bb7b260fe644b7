import { type Control, controlsOf, isShown } from '@agency/contracts/backend/forms/control.ts'
import {
  enquiryForms,
  enquiryKinds,
  type FormName,
  formAt,
  formNames,
} from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { readable } from '@agency/contracts/backend/forms/readable.ts'
import { type Country, countriesForPhones, countryName } from '@agency/reference-data/countries.ts'
import { currentLanguage } from '@agency/words/current-language.ts'
import { formPageWords } from '@agency/words/pages/form/words.ts'
import { sellerWords } from '@agency/words/trust/seller/words.ts'
import * as z from 'zod'
import type { KnownPerson } from '../../clients/backend/profile.server.ts'
import { changesAt } from '../../clients/content/cache/page-dependencies.server.ts'
import { depths } from '../../clients/content/depths.ts'
import { list, requiredText, richText, text } from '../../clients/content/readers/lenient-values.server.ts'
import type { EnquiryFormModel, FieldWords, Option } from '../../features/enquiry/form/form-model.ts'
import { firstValues, givenValues } from '../../features/enquiry/form/prefill.server.ts'
import { newView } from '../../features/enquiry/form/view-token.server.ts'
import { headOf, pageProperties, titleOf } from '../../features/metadata/page-properties.server.ts'
import { publicAddress } from '../../features/metadata/site-identity.ts'
import { offerQuery, pathWithChoice } from '../../features/offer-choice/chosen-offer.server.ts'
import type { Subject } from '../../features/offer-choice/enquiry-subject.tsx'
import { brandOn, loadBrand } from '../../features/site-settings/shell-model.server.ts'
import type { AskedPage } from '../../features/site-settings/trust/help-card.tsx'
import { plannerOf } from '../../features/site-settings/trust/people.server.ts'
import { type SellerText, sellerTexts } from '../../features/site-settings/trust/seller-text.ts'
import type { PageLoader, PageRequest } from '../page/page-loader.server.ts'
import { askedSubject } from './asked-subject.server.ts'

const option = z.object({ value: requiredText, label: requiredText })
const field = z.object({ name: requiredText, label: text, hint: text, options: list(option) })
/** `shownFor: offer` shows a section only in enquiries about an offer. */
const section = z.object({ title: text, text, shownFor: text, fields: list(field) })
const schema = z.object({
  ...pageProperties,
  form: text,
  aside: richText,
  sections: list(section),
  consent: richText,
  submitText: text,
})

type Section = z.output<typeof section>
type Words = z.output<typeof field>

/**
 * Fields and rules come from the form's schema, texts from content.
 * @param known Data of the signed-in person.
 */
export const loadForm = (async (request: PageRequest, person: KnownPerson = {}) => {
  const { content, env, route, uses, now, today } = request
  // Each rendered form has a view of its own, which makes pressing twice one enquiry.
  changesAt(uses, now)
  const [node, routes, brand] = await Promise.all([
    content.node(schema, { key: route.key, deep: depths.page }),
    content.routes(),
    loadBrand(content, env),
  ])
  const form = formNames.find(name => name === node.form) ?? formAt(route.path) ?? 'contact'
  const subject = await askedSubject(form, request, routes)
  const planner = subject && (await plannerOf(content, env.CONTENT_KEY_AUTHORS, subject.path))
  return {
    type: 'form' as const,
    head: headOf(node, route),
    title: titleOf(node, route),
    subtitle: node.subtitle,
    picture: node.image,
    html: node.bodyText,
    asideHtml: node.aside,
    subject,
    asked: subject && askedPage(subject, request),
    planner,
    seller: sellerTexts(brandOn(brand, today), subject?.contents),
    form: await formModel(form, node, { ...request, subject, known: person }),
    today,
  }
}) satisfies PageLoader

/** For a WhatsApp message. Leaves out the facts of agents, which may hold net rates. */
function askedPage({ name, path, facts }: Subject, { env, url, isAgent }: PageRequest): AskedPage {
  const search = url.searchParams.get('search')
  const address = search?.startsWith(`${path}?`) ? search : pathWithChoice(path, url.searchParams)
  return { name, address: publicAddress(env.SITE_URL, address), facts: isAgent ? [] : facts }
}

export type FormPage = Awaited<ReturnType<typeof loadForm>>

/** A form without the content system, while it is away: visitors must still be able to send it. */
export async function plainForm(
  form: FormName,
  request: Pick<PageRequest, 'env' | 'url' | 'now' | 'today'>,
): Promise<FormPage> {
  const title = readable(form)
  const words = { sections: [], consent: '', submitText: '' }
  const { page: path } = enquiryKinds[form]
  const head = { title, description: title, keywords: '', path, breadcrumbs: [], noIndex: true }
  return {
    type: 'form',
    head,
    title,
    subtitle: '',
    picture: undefined,
    html: '',
    asideHtml: '',
    today: request.today,
    subject: undefined,
    asked: undefined,
    planner: undefined,
    seller: [] as SellerText[],
    form: await formModel(form, words, { ...request, subject: undefined, known: {} }),
  }
}

type FormWords = Pick<z.output<typeof schema>, 'sections' | 'consent' | 'submitText'>
type Circumstances = Pick<PageRequest, 'env' | 'url' | 'now'> & { subject: Subject | undefined; known: KnownPerson }

async function formModel(
  form: FormName,
  words: FormWords,
  { env, url, now, subject, known }: Circumstances,
): Promise<EnquiryFormModel> {
  const controls = controlsOf(enquiryForms[form])
  const initial = { ...givenValues(controls, url.searchParams), ...subject?.suggested }
  const values: Record<string, string> = {
    ...known,
    ...firstValues(form, subject ? { topic: 'new-journey', ...initial } : initial),
  }
  return {
    form,
    sections: sectionsOf(words.sections, controls, subject !== undefined).map(section => ({
      title: section.title,
      text: section.text,
      fields: section.fields.flatMap(one => fieldOf(one, controls[one.name])),
    })),
    values,
    given: Object.keys(initial),
    countries: asksForCountry(controls) ? countriesForPhones().map(optionOf) : undefined,
    // It stands inside a label, where HTML allows no paragraphs.
    consentHtml: (words.consent || formPageWords().consent).replace(/<\/?p[^>]*>/g, ' ').trim(),
    submitText: words.submitText || formPageWords().send,
    beforeSending: sellerWords().correcting,
    view: await newView(env.SITE_SECRET, now),
    needsPhone: env.PHONE_REQUIRED.includes(form),
    about: subject && {
      path: subject.path,
      query: new URLSearchParams(offerQuery(url.searchParams)).toString(),
    },
  }
}

/** Its value is English in every language. */
function optionOf({ country_code, country_name: value }: Country): string | Option {
  const label = countryName(country_code, value, currentLanguage())
  return label === value ? value : { value, label }
}

/** Content decides order and grouping; a required field is shown even if content leaves it out. */
function sectionsOf(fromContent: Section[], controls: Record<string, Control>, aboutOffer: boolean): Section[] {
  const shown = fromContent.filter(({ shownFor }) => shownFor !== 'offer' || aboutOffer)
  const named = new Set(fromContent.flatMap(({ fields }) => fields.map(({ name }) => name)))
  const forgotten = Object.entries(controls)
    .filter(([name, control]) => !named.has(name) && control.kind !== 'agreement' && isShown(control))
    .filter(([name, { required }]) => required || name === 'answerBy' || (fromContent.length === 0 && !isAside(name)))
    .map(([name]): Words => ({ name, label: '', hint: '', options: [] }))
  return forgotten.length === 0 ? shown : [...shown, { title: '', text: '', shownFor: '', fields: forgotten }]
}

/** Fields that only content shows, with the words of their agreements. */
const isAside = (name: string) => /^(access|diet|invoice)/.test(name)

function fieldOf({ name, label, hint, options }: Words, control: Control | undefined): FieldWords[] {
  if (!control) return []
  const labelOf = (value: string) => options.find(option => option.value === value)?.label ?? readable(value)
  const choices = control.options?.map((value): Option => ({ value, label: labelOf(value) }))
  return [{ name, label: label || readable(name), hint: hint || undefined, options: choices }]
}

const asksForCountry = (controls: Record<string, Control>) =>
  Object.values(controls).some(({ kind }) => kind === 'country')

/** The consents that the visitor gave, as they were shown, without markup. */
export function plainConsent({ consentHtml, sections, form }: EnquiryFormModel, posted: FormData): string {
  const controls = controlsOf(enquiryForms[form])
  const ticked = sections
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => controls[name]?.kind === 'agreement' && posted.has(name))
  return [consentHtml, ...ticked.map(({ label }) => label)]
    .join(' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 2000)
}
