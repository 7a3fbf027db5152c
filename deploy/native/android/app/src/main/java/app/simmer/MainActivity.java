package app.simmer;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    public void onCreate(Bundle savedInstanceState) {
        setIntent(asLink(getIntent()));
        super.onCreate(savedInstanceState);
    }

    @Override
    protected void onNewIntent(Intent intent) {
        super.onNewIntent(asLink(intent));
    }

    /** What another app shares comes as a link of the app's own scheme, as on iOS. */
    private static Intent asLink(Intent intent) {
        if (intent == null || !Intent.ACTION_SEND.equals(intent.getAction())) return intent;
        Uri.Builder link = new Uri.Builder().scheme("simmer").authority("add");
        append(link, "title", intent.getStringExtra(Intent.EXTRA_SUBJECT));
        append(link, "text", intent.getStringExtra(Intent.EXTRA_TEXT));
        return new Intent(Intent.ACTION_VIEW, link.build());
    }

    private static void append(Uri.Builder link, String name, String value) {
        if (value != null) link.appendQueryParameter(name, value);
    }
}
