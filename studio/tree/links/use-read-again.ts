import { useNavigate, useParams } from 'react-router'

/** Reads the open page again if it is one of those with these keys: it has another version now. */
export function useReadAgain(): (keys: string[]) => void {
  const { key: open } = useParams()
  const navigate = useNavigate()
  return keys => {
    if (open !== undefined && keys.includes(open)) navigate(`/pages/${open}?read=${Date.now()}`, { replace: true })
  }
}
