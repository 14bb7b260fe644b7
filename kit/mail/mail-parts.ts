export type Fact = [label: string, value: string]

export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; isSmall?: boolean }
  | { kind: 'reference'; reference: string; label?: string }
  | ({ kind: 'facts'; facts: Fact[] } & OtherLanguage)
  | ({
      kind: 'card'
      title: string
      href: string
      action: string
      facts: Fact[]
      picture?: MailPicture | undefined
    } & OtherLanguage)
  | { kind: 'link'; text: string; href: string }
  | { kind: 'statement'; lang: string; title: string; lines: string[] }

/** Of facts and a title, where it is not that of the mail. */
type OtherLanguage = { lang?: string }

export type MailPicture = { src: string; alt: string }

export type MailContent = {
  subject: string
  lang?: string
  parts: MailPart[]
}

export type MailFrame = {
  brand: string
  siteUrl: string
}
