/** A label and what belongs to it; lines are parted by `\n`. */
export type Fact = [label: string, value: string]

/** A part of a mail. Everything in it is plain text: each rendering escapes what it has to. */
export type MailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string; isSmall?: boolean }
  | { kind: 'reference'; reference: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'card'; title: string; href: string; action: string; facts: Fact[]; picture?: MailPicture | undefined }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'statement'; lang: string; title: string; lines: string[] }

/** A picture of 1200 × 630 pixels, by an absolute address of the website. */
export type MailPicture = { src: string; alt: string }

/** What a mail says, before it is text and HTML. */
export type MailContent = {
  subject: string
  /** Language tag of the words. */
  lang?: string
  parts: MailPart[]
}

/** In whose name it is said. */
export type MailFrame = {
  brand: string
  /** The website, for the line below the mail. */
  siteUrl: string
}
