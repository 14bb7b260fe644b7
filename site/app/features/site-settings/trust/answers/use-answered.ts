import { proofWords } from '@agency/words/trust/proof/words.ts'
import { useRouteLoaderData } from 'react-router'

/** For use within a sentence: `usually within 3 working hours`. */
export const useAnswered = (): string =>
  useRouteLoaderData<{ answered: string }>('root')?.answered ?? proofWords().answered.usual
