/** `pathInLanguage` for script that every page runs: the current language is read in the chunk of React. */
export function pathHere(path: string): string {
  const language = document.documentElement.lang.slice(0, 2)
  return language === 'en' ? path : `/${language}${path}`
}
