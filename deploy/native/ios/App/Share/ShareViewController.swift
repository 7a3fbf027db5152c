import UIKit
import UniformTypeIdentifiers

/// Takes an address or a text that another app shares, and opens the app with it: simmer://add?url=…&text=…
final class ShareViewController: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Task { @MainActor in
            let shared = await sharedItems()
            if !shared.isEmpty { openApp(with: shared) }
            extensionContext?.completeRequest(returningItems: nil)
        }
    }

    private func sharedItems() async -> [URLQueryItem] {
        let items = (extensionContext?.inputItems ?? []).compactMap { $0 as? NSExtensionItem }
        for provider in items.flatMap({ $0.attachments ?? [] }) {
            if provider.hasItemConformingToTypeIdentifier(UTType.url.identifier),
               let url = try? await provider.loadItem(forTypeIdentifier: UTType.url.identifier) as? URL {
                return [URLQueryItem(name: "url", value: url.absoluteString)]
            }
            if provider.hasItemConformingToTypeIdentifier(UTType.plainText.identifier),
               let text = try? await provider.loadItem(forTypeIdentifier: UTType.plainText.identifier) as? String {
                return [URLQueryItem(name: "text", value: text)]
            }
        }
        return []
    }

    /// An extension has no `UIApplication.shared`: the one that hosts it stands at the end of the responder chain.
    private func openApp(with items: [URLQueryItem]) {
        var address = URLComponents()
        address.scheme = "simmer"
        address.host = "add"
        address.queryItems = items
        guard let url = address.url else { return }
        var responder: UIResponder? = self
        while let current = responder {
            if let application = current as? UIApplication {
                application.open(url)
                return
            }
            responder = current.next
        }
    }
}
