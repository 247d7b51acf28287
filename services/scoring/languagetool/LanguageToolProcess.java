import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.languagetool.JLanguageTool;
import org.languagetool.Languages;
import org.languagetool.rules.Rule;
import org.languagetool.rules.RuleMatch;

/**
 * Checks texts for whoever started it: a line of JSON in, {"text"}, a line of JSON out, {"matches": [{from, to, rule, category, fix}]},
 * in the same order. Places count UTF-16 units. Ends with its input.
 */
public final class LanguageToolProcess {
  private static final int MOST_FIXES = 3;

  public static void main(String[] arguments) throws Exception {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    ObjectMapper json = new ObjectMapper();
    JLanguageTool tool = new JLanguageTool(Languages.getLanguageForShortCode("en-US"));
    for (Rule rule : tool.getAllActiveRules()) {
      if (rule.isDictionaryBasedSpellingRule()) tool.disableRule(rule.getId());
    }
    tool.check("The first text takes longest.");
    out.println("{\"ready\":true}");
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      ObjectNode answer = json.createObjectNode();
      ArrayNode matches = answer.putArray("matches");
      for (RuleMatch match : tool.check(json.readTree(line).get("text").asText())) {
        ObjectNode found = matches.addObject();
        found.put("from", match.getFromPos());
        found.put("to", match.getToPos());
        found.put("rule", match.getRule().getId());
        found.put("category", match.getRule().getCategory().getId().toString());
        ArrayNode fix = found.putArray("fix");
        match.getSuggestedReplacements().stream().limit(MOST_FIXES).forEach(fix::add);
      }
      out.println(json.writeValueAsString(answer));
    }
  }
}
