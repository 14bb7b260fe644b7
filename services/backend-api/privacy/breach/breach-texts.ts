import type { Interval } from '@agency/contracts/people/held-persons.ts'

/** What is known of a breach when the texts are written. */
export type Breach = Interval & {
  reference: string
  knownAt: Date
  persons: number
  /** Persons by place. */
  places: Record<string, number>
  /** Persons about whom nothing is held any more. */
  unknown: number
  held: number
  commissionerBy: Date
  personsBy: Date
  isSignificant: boolean
  brand: string
  privacyMailbox: string
}

type Language = 'ms' | 'en'

const placesIn: Record<Language, Record<string, string>> = {
  en: {
    audit: 'audit of reading and erasing personal data',
    enquiries: 'enquiries (name, e-mail address, phone number, message)',
    newsletter: 'newsletter (e-mail address, consents)',
    accounts: 'accounts of members and agents (name, e-mail address, bookings, balances, travellers)',
    studio: 'accounts of our staff (name, e-mail address)',
    'kept by the site': 'enquiries on disk, encrypted (name, e-mail address, phone number, message)',
  },
  ms: {
    audit: 'audit pembacaan dan pemadaman data peribadi',
    enquiries: 'pertanyaan (nama, alamat e-mel, nombor telefon, mesej)',
    newsletter: 'surat berita (alamat e-mel, persetujuan)',
    accounts: 'akaun ahli dan ejen (nama, alamat e-mel, tempahan, baki, pengembara)',
    studio: 'akaun kakitangan kami (nama, alamat e-mel)',
    'kept by the site': 'pertanyaan dalam cakera, disulitkan (nama, alamat e-mel, nombor telefon, mesej)',
  },
}

/** `26/11/2026, 14:05`, Malaysian time. */
function moment(at: Date): string {
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Kuala_Lumpur' } as const
  return `${new Intl.DateTimeFormat('en-GB', options).format(at)} (MYT)`
}

/** The report to the Commissioner: Malay first. What only people know is marked with `[…]`. */
export const reportOf = (breach: Breach): string => `${report.ms(breach)}\n\n${'-'.repeat(72)}\n\n${report.en(breach)}`

/** The letter to each person, which the desk sends: Malay first. */
export const letterOf = (breach: Breach): string => `${letter.ms(breach)}\n\n${'-'.repeat(72)}\n\n${letter.en(breach)}`

const linesOf = (language: Language, { places }: Breach) =>
  Object.entries(places)
    .filter(([, number]) => number > 0)
    .map(([place, number]) => `- ${placesIn[language][place] ?? place}: ${number}`)
    .join('\n')

const report: Record<Language, (breach: Breach) => string> = {
  ms: breach => `LAPORAN PELANGGARAN DATA PERIBADI
Kepada: Pesuruhjaya Perlindungan Data Peribadi, Malaysia
Rujukan kami: ${breach.reference}

Pengawal data: ${breach.brand}
Pegawai perlindungan data: ${breach.privacyMailbox}

Diketahui pada: ${moment(breach.knownAt)}
Laporan ini perlu dihantar sebelum: ${moment(breach.commissionerBy)} (72 jam)
Tempoh pelanggaran: ${moment(breach.from)} hingga ${moment(breach.to)}

Bilangan subjek data yang datanya dibaca atau diubah dalam tempoh itu: ${breach.persons}
Antaranya tanpa alamat, kerana tiada lagi data mereka dalam simpanan kami: ${breach.unknown}
Skala ketara (lebih daripada 1,000 orang): ${breach.isSignificant ? 'ya' : 'tidak'}
Bilangan semua subjek data dalam sistem kami: ${breach.held}

Jenis data, dengan bilangan orang bagi setiap tempat:
${linesOf('ms', breach)}

Bagaimana pelanggaran berlaku dan dikesan: [isi]
Kemungkinan akibat, dan sama ada kemudaratan ketara mungkin berlaku: [isi]
Langkah yang telah dan akan diambil: [isi]
Subjek data dimaklumkan: selewat-lewatnya ${moment(breach.personsBy)}
Sebab kelewatan, jika laporan dihantar selepas 72 jam: [isi]`,
  en: breach => `REPORT OF A PERSONAL DATA BREACH
To: the Personal Data Protection Commissioner, Malaysia
Our reference: ${breach.reference}

Data controller: ${breach.brand}
Data protection officer: ${breach.privacyMailbox}

Known since: ${moment(breach.knownAt)}
This report is due before: ${moment(breach.commissionerBy)} (72 hours)
Period of the breach: ${moment(breach.from)} to ${moment(breach.to)}

Data subjects whose data was read or changed in that period: ${breach.persons}
Of these without an address, because nothing is held about them any more: ${breach.unknown}
Significant scale (more than 1,000 persons): ${breach.isSignificant ? 'yes' : 'no'}
All data subjects in our systems: ${breach.held}

Kinds of data, with the number of persons in each place:
${linesOf('en', breach)}

How the breach happened and was found: [fill in]
Likely consequences, and whether significant harm is likely: [fill in]
Measures taken and planned: [fill in]
Data subjects are told: by ${moment(breach.personsBy)}
Reasons for the delay, if this report is sent after 72 hours: [fill in]`,
}

const letter: Record<Language, (breach: Breach) => string> = {
  ms: breach => `Notis pelanggaran data peribadi (rujukan ${breach.reference})

Pelanggan yang dihormati,

Antara ${moment(breach.from)} dan ${moment(breach.to)}, data peribadi yang disimpan oleh ${breach.brand} telah didedahkan. Data anda mungkin terjejas.

Data yang terlibat: [isi]
Kemungkinan akibat: [isi]
Langkah yang telah kami ambil: [isi]
Langkah yang boleh anda ambil: tukar kata laluan anda, dan berhati-hati dengan mesej yang meminta bayaran atau maklumat peribadi atas nama kami.

Kami telah melaporkan perkara ini kepada Pesuruhjaya Perlindungan Data Peribadi. Bagi pertanyaan, sila tulis kepada pegawai perlindungan data kami di ${breach.privacyMailbox} dan nyatakan rujukan di atas.

${breach.brand}`,
  en: breach => `Notice of a personal data breach (reference ${breach.reference})

Dear customer,

Between ${moment(breach.from)} and ${moment(breach.to)}, personal data held by ${breach.brand} was exposed. Your data may be affected.

Data concerned: [fill in]
Likely consequences: [fill in]
What we have done: [fill in]
What you can do: change your password, and be careful with messages that ask for payment or personal details in our name.

We have reported this to the Personal Data Protection Commissioner. If you have a question, please write to our data protection officer at ${breach.privacyMailbox} and quote the reference above.

${breach.brand}`,
}
