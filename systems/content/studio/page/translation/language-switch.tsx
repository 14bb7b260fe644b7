import { type Culture, cultures } from '@agency/contracts/content/route-node.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { languages, tagOf } from '@agency/words/languages.ts'
import { NavLink } from 'react-router'
import { addressOfTranslation } from '../../calls/translations.ts'
import { useStudio } from '../../parts/nodes/studio-data.ts'
import { words } from '../../words/words.ts'

/** Each language with its state; English is the page's own form. */
export function LanguageSwitch({ nodeKey }: { nodeKey: string }) {
  const node = useStudio().nodes.byKey.get(nodeKey)
  const stateOf = (culture: Culture) => {
    const mark = node?.translations?.[culture]
    return mark ? words.translations.mark(mark) : words.translations.notStarted
  }
  const name = (language: Language) => <span lang={tagOf(language)}>{languages[language].name}</span>
  return (
    <nav className="languages" aria-label={words.translations.switch}>
      <NavLink to={`/pages/${nodeKey}`} end>
        {name('en')}
      </NavLink>
      {cultures.map(culture => (
        <NavLink key={culture} to={addressOfTranslation(nodeKey, culture)}>
          {name(culture)} <small>{stateOf(culture)}</small>
        </NavLink>
      ))}
    </nav>
  )
}
