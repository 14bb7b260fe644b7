import type { OwnDataLanguage, OwnDataWish } from '@agency/contracts/backend/own-data.ts'
import type { dataRequests } from '../../database/tables.ts'
import type { Identity } from '../identity.ts'
import type { Email } from './email.ts'

type Words = {
  subject: (brand: string) => string
  asked: Record<OwnDataWish, (brand: string) => string>
  button: Record<OwnDataWish, string>
  once: string
  ignore: string
}

const words: Record<OwnDataLanguage, Words> = {
  en: {
    subject: brand => `Your personal data at ${brand}`,
    asked: {
      copy: brand =>
        `You, or someone using your address, asked ${brand} for a copy of the personal data held about it.`,
      erase: brand =>
        `You, or someone using your address, asked ${brand} to erase the personal data held about it. Nothing is erased before you press the button on the page behind this link.`,
    },
    button: { copy: 'Get the copy', erase: 'See what will be erased' },
    once: 'The link works once and ends after 24 hours.',
    ignore: 'If you did not ask for this, please ignore this e-mail: nothing will happen.',
  },
  ms: {
    subject: brand => `Data peribadi anda di ${brand}`,
    asked: {
      copy: brand =>
        `Anda, atau seseorang yang menggunakan alamat anda, meminta salinan data peribadi yang disimpan oleh ${brand} mengenai alamat ini.`,
      erase: brand =>
        `Anda, atau seseorang yang menggunakan alamat anda, meminta ${brand} memadamkan data peribadi yang disimpan mengenai alamat ini. Tiada apa-apa dipadamkan sebelum anda menekan butang pada halaman di sebalik pautan ini.`,
    },
    button: { copy: 'Dapatkan salinan', erase: 'Lihat data yang akan dipadamkan' },
    once: 'Pautan ini boleh digunakan sekali sahaja dan tamat selepas 24 jam.',
    ignore: 'Jika anda tidak membuat permintaan ini, sila abaikan e-mel ini: tiada apa-apa akan berlaku.',
  },
}

export type DataRequest = typeof dataRequests.$inferSelect

export function ownDataEmail(
  { email, wish, language, token, usedAt }: DataRequest,
  identity: Identity,
  siteUrl: string,
) {
  if (email === null || usedAt !== null) return undefined
  const { subject, asked, button, once, ignore } = words[language]
  return {
    to: email,
    replyTo: { name: identity.brand, address: identity.privacyMailbox },
    subject: subject(identity.brand),
    lang: language === 'ms' ? 'ms-MY' : language,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    parts: [
      { kind: 'text', text: asked[wish](identity.brand) },
      { kind: 'link', text: button[wish], href: `${siteUrl}/your-data/link?token=${token}` },
      { kind: 'text', text: once },
      { kind: 'text', text: ignore },
    ],
  } satisfies Email
}
