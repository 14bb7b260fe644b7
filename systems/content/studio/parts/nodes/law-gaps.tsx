import { Link } from 'react-router'
import { words } from '../../words/words.ts'

/** Texts that the law asks for in Malay, and that visitors do not read in it; nothing without gaps. */
export function LawGaps({ law }: { law: string[] }) {
  const { translations } = words
  if (law.length === 0) return null
  return (
    <section className="notice-box" aria-label={translations.law}>
      <h2>{translations.law}</h2>
      <ul>
        {law.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <Link to="/translations?language=ms">{translations.toList}</Link>
      </p>
    </section>
  )
}
