import type { Picture } from '@agency/contracts/manage/media.ts'
import { useEffect, useState } from 'react'
import { readPictures } from '../calls/media.ts'
import { announceFault } from '../parts/announcements.tsx'

export function usePictures(typed: string, turn = 0) {
  const [pictures, setPictures] = useState<Picture[]>([])
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round reads the same again
  useEffect(() => {
    const stopping = new AbortController()
    const timer = setTimeout(() => {
      readPictures(typed, stopping.signal).then(
        answer => stopping.signal.aborted || setPictures(answer.pictures),
        error => stopping.signal.aborted || announceFault(error),
      )
    }, 120)
    return () => {
      clearTimeout(timer)
      stopping.abort()
    }
  }, [typed, round, turn])
  return { pictures, readAgain: () => setRound(before => before + 1) }
}
