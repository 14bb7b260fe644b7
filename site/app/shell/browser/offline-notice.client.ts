export function startOfflineNotice(): void {
  const notice = document.createElement('p')
  notice.className = 'offline-notice'
  notice.setAttribute('role', 'status')
  document.body.append(notice)
  const show = () => {
    notice.textContent = navigator.onLine ? '' : (document.body.dataset.offline ?? '')
  }
  addEventListener('online', show)
  addEventListener('offline', show)
  show()
}
