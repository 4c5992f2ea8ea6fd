// Like the vendor's page: whoever cancels is sent nowhere, the window just closes.
document.getElementById('cancel')?.addEventListener('click', () => {
  window.close()
  // A window that no script has opened stays.
  history.back()
})
