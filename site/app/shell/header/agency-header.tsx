/** Replaces our header on a page that a travel agency sends to its customer. */
export function AgencyHeader({ agency, lang }: { agency: string; lang: string | undefined }) {
  return (
    <header className="agency-header" lang={lang}>
      <p className="wrap" dir="auto">
        {agency}
      </p>
    </header>
  )
}
