import styles from './trust.css?url'

/** A file, as it styles nothing that is seen first; browsers keep it for the next page. */
export const TrustStyle = () => <link rel="stylesheet" href={styles} />
