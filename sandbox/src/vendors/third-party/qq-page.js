// Like QQ's page, cancelling closes the window without a redirect.
document.getElementById('cancel')?.addEventListener('click', () => {
  window.close()
  // Only a window that was opened by a script can be closed.
  history.back()
})
