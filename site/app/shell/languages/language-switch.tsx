import { LanguageLink } from '@agency/ui/navigation/language-link.tsx'
import { PageStyle } from '@agency/ui/styles/page-style.tsx'
import { currentLanguage } from '@agency/words/current-language.ts'
import { mainLanguage } from '@agency/words/language-codes.ts'
import { aroundWords } from '@agency/words/shell/around/words.ts'
import { pathInLanguage } from '../../addresses/languages/language-of-path.ts'
import type { Translation } from '../../features/metadata/translations.ts'

type SwitchProps = { translations: Translation[] | undefined; search: string }

/** The same page in each language, each under its own name. Nothing for a page in one language. */
export function LanguageSwitch(props: SwitchProps) {
  if (!props.translations?.length) return null
  return (
    <nav className="wrap language-row" aria-label={aroundWords().languages}>
      <PageStyle name="languages" />
      <LanguageLinks {...props} />
      {currentLanguage() !== mainLanguage && (
        // Pages come out of caches, and so cannot set the cookie themselves.
        <noscript>
          <img src={pathInLanguage('/account/language')} alt="" />
        </noscript>
      )}
    </nav>
  )
}

/** @param props `search`: filters and page number, which the page has in every language. */
export function LanguageLinks({ translations = [], search }: SwitchProps) {
  if (translations.length === 0) return null
  return (
    <ul className="languages">
      {translations.map(({ language, path }) => (
        <li key={language}>
          <LanguageLink language={language} href={path + search} />
        </li>
      ))}
    </ul>
  )
}
