/** In place of ours, over a page that a travel agency sends to its customer: the agency's name alone. It leads nowhere. */
export function AgencyHeader({ agency, lang }: { agency: string; lang: string | undefined }) {
  return (
    <header className="agency-header" lang={lang}>
      <p className="wrap" dir="auto">
        {agency}
      </p>
    </header>
  )
}
