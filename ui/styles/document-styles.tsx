import { createContext, type ReactNode, useContext } from 'react'

type DocumentStyles = {
  pageStyles: Record<string, string>
  renderOnce?: (name: string, part: ReactNode) => string
  renderIsland?: (tree: ReactNode, prefix: string) => string
}

const DocumentContext = createContext<DocumentStyles | undefined>(undefined)

export const DocumentStylesProvider = DocumentContext.Provider

/** undefined outside a server-rendered document. */
export function useDocumentStyles(): DocumentStyles | undefined {
  return useContext(DocumentContext)
}
