import { useRouteLoaderData } from 'react-router'
import { catalogue, mainLanguage } from '../../messages/catalogue.ts'

/** For use within a sentence: `usually within 3 working hours`. */
export const useAnswered = (): string =>
  useRouteLoaderData<{ answered: string }>('root')?.answered ?? catalogue[mainLanguage].proof.answered.usual
