import { enquiryKinds, type FormName } from '@agency/contracts/backend/forms/enquiry-forms.ts'
import { readable } from '@agency/contracts/backend/forms/readable.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { formPageWords } from '@agency/words/pages/form/words.ts'
import { RouterContextProvider } from 'react-router'
import { asMainReader } from '../../addresses/languages/reader.server.ts'
import { type SiteContext, siteContext } from '../../context.server.ts'
import { answerEnquiry, type ReturnedForm } from '../../features/enquiry/answer-enquiry.server.ts'
import { thanksAddress } from '../../features/enquiry/thanks/thanks-address.server.ts'
import { shareImage } from '../../features/metadata/share-image.ts'
import { offerQuery } from '../../features/offer-choice/chosen-offer.server.ts'
import type { Subject } from '../../features/offer-choice/enquiry-subject.tsx'
import { loadBrand } from '../../features/site-settings/shell-model.server.ts'
import { termsAsText } from '../../features/site-settings/terms/terms-text.ts'
import { loadAnswered } from '../../features/site-settings/trust/answers/answered-within.server.ts'
import { sellerAsText } from '../../features/site-settings/trust/seller-text.ts'
import { pageRequest } from '../page/page-request.server.ts'
import { loadForm, plainConsent } from './form.server.ts'

type Post = { posted: FormData; request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** The address of the page of thanks, or the form that comes back. */
export type PostAnswer = { sent: true; address: string } | ({ sent: false; status: number } & ReturnedForm)

export async function answerPost(form: FormName, { posted, request, context, url }: Post): Promise<PostAnswer> {
  const site = context.get(siteContext)
  const load = (from: Readonly<RouterContextProvider>) =>
    pageRequest(from, url, enquiryKinds[form].page)
      .then(page => loadForm(page))
      // Accepts the enquiry even if the texts beside its consent cannot be loaded.
      .catch(() => undefined)
  const page = await load(context)
  // The office reads English.
  const office = site.language === mainLanguage ? page : await asMainReader(() => load(inEnglish(site)))
  const subject = office?.subject?.path === posted.get('about') ? office.subject : undefined
  const fields = {
    chosen: office ? (office.subject?.chosen ?? '') : chosenInAddress(url.searchParams),
    aboutTitle: subject?.name.slice(0, 200) ?? '',
    aboutPicture: pictureOf(subject),
    cancelling: termsAsText(page?.subject?.cancelling ?? []),
    answered: await answeredNow(site),
    seller: sellerAsText(page?.seller ?? []),
  }
  const consentText = page ? plainConsent(page.form, posted) : formPageWords().consent
  const language = /^[a-z]{2,3}\b/.exec(request.headers.get('accept-language') ?? '')?.[0]
  const result = await answerEnquiry(
    form,
    posted,
    { fields, consentText, language, query: url.searchParams },
    {
      ...site,
      fetchSite: request.headers.get('sec-fetch-site'),
    },
  )
  if (result.sent) return { sent: true, address: await thanksAddress({ ...result, form }, site.env.SITE_SECRET) }
  const { suspicions, ...returned } = result
  site.log.info(
    { form, trouble: returned.trouble, fields: Object.keys(returned.errors), suspicions },
    'a form came back',
  )
  return returned
}

function inEnglish(site: SiteContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(siteContext, { ...site, language: mainLanguage, content: site.english })
  return context
}

/** The choice in the address, while the offer cannot be read. */
function chosenInAddress(query: URLSearchParams): string {
  const chosen = offerQuery(query).filter(([name]) => name !== 'about')
  return chosen
    .map(([name, value]) => `${readable(name)}: ${value}`)
    .join('; ')
    .slice(0, 400)
}

/** The path of the subject's share picture; mails show it too, below the site's address. */
function pictureOf(subject: Subject | undefined): string {
  const { url = '' } = shareImage(subject?.picture, '') ?? {}
  return url.length > 600 ? '' : url
}

/** The answer time that the form showed. */
async function answeredNow(site: SiteContext): Promise<string> {
  const brand = await loadBrand(site.content, site.env)
  return (await loadAnswered(site, brand)).slice(0, 200)
}
