import { useRevalidator } from 'react-router'
import { announce, announceFault } from './announcements.tsx'

/** Does something, reads the screen again, and says that it was done, or why not. Resolves to whether it was. */
export function useAct() {
  const { revalidate } = useRevalidator()
  return async (work: () => Promise<unknown>, said: string): Promise<boolean> => {
    try {
      await work()
      await revalidate()
      announce(said)
      return true
    } catch (error) {
      announceFault(error)
      return false
    }
  }
}
