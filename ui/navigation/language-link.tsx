import { currentLanguage } from '@agency/words/current-language.ts'
import type { Language } from '@agency/words/language-codes.ts'
import { languages, tagOf } from '@agency/words/languages.ts'

/** Leads to this page in another language, under the name that the language has for itself. */
export function LanguageLink({ language, href }: { language: Language; href: string }) {
  return (
    <a
      href={href}
      lang={tagOf(language)}
      hrefLang={tagOf(language)}
      aria-current={language === currentLanguage() ? 'true' : undefined}
    >
      {languages[language].name}
    </a>
  )
}
